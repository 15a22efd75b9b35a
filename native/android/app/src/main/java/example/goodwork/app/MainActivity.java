package example.goodwork.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
